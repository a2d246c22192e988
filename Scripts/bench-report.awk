# Turns the numbers of Scripts/bench (a name and a value in each line) into its report.

{ value[$1] = $2 }

/^peer\./ { split($1, words, "."); measured[words[2]] = 1 }

function need(name) {
  if (!(name in value)) { print "bench: nothing was measured as " name > "/dev/stderr"; failed = 1 }
  return value[name]
}

# Some awks count bytes: a µ must not move the columns.
function padded(text, width,    plain) {
  plain = text
  gsub(/µ/, "u", plain)
  return text sprintf("%*s", width > length(plain) ? width - length(plain) : 1, "")
}

function line(what, measured, beside, result, limit, isMet) {
  print padded(what, 27) padded(measured, 16) padded(beside, 30) padded(result, 14) \
    padded(limit, 15) isMet
}

function verdict(isMet) {
  if (!isMet) failed = 1
  return isMet ? "ok" : "MISSED"
}

# How many times `a` is `b`.
function times(a, b) { return b > 0 ? a / b : 1e9 }

# ---- The same screen in other frameworks

# A measurement of one of them as text; "-" where it is not installed. `per`: the unit, in that of the measurement.
function shown(name, metric, format, per,    key) {
  key = "peer." name "." metric
  return key in value ? sprintf(format, value[key] / per) : "-"
}

function peers(what, metric, format, per, ratio, goal, phoenix, isMet) {
  print padded(what, 31) padded(shown("sillar", metric, format, per), 12) \
    padded(shown("strings", metric, format, per), 12) padded(ratio, 8) padded(goal, 14) \
    padded(phoenix, 10) padded(isMet, 8) padded(shown("nicegui", metric, format, per), 12) \
    shown("pyview", metric, format, per)
}

# A goal in times of strings. `sign`: "at least" or "at most".
function compared(what, metric, format, per, sign, goal, phoenix,    ratio) {
  ratio = times(need("peer.sillar." metric), need("peer.strings." metric))
  peers(what, metric, format, per, sprintf("%.2f", ratio), sign " " goal, phoenix, \
    verdict(sign == "at least" ? ratio >= goal : ratio <= goal))
}

# A goal in bytes.
function limited(what, metric, format, per, goal, phoenix) {
  peers(what, metric, format, per, "", "at most " goal, phoenix, \
    verdict(need("peer.sillar." metric) <= goal * per))
}

# Windows that a store keeps with an engine, beside windows that nothing keeps.
function kept(engine, name,    ratio) {
  ratio = times(need("kept." engine ".tap.p50"), need("kept.none.tap.p50"))
  line("a tap, kept in " name, sprintf("%.0f µs", value["kept." engine ".tap.p50"] / 1000), \
    sprintf("not kept %.0f µs", value["kept.none.tap.p50"] / 1000), sprintf("%.2f times", ratio), \
    "1.1 times", verdict(ratio <= 1.1))
  ratio = times(need("kept." engine ".memory"), need("kept.none.memory"))
  line("  its window", sprintf("%.1f KB", value["kept." engine ".memory"] / 1024), \
    sprintf("not kept %.1f KB", value["kept.none.memory"] / 1024), sprintf("%.2f times", ratio), \
    "1.1 times", verdict(ratio <= 1.1))
  line("  back after a restart, p95", sprintf("%.0f ms", need("kept." engine ".back.p95") / 1e6), \
    "", "", "300 ms", verdict(value["kept." engine ".back.p95"] <= 300e6))
  line("  1,000 at once", sprintf("%d a second", need("kept." engine ".back.rate")), "", "", "none", "")
}

END {
  line("what", "Sillar", "beside", "result", "limit", "")

  more = (need("speed.tap.window") - need("speed.tap.direct")) / 1000
  line("tap to state", sprintf("%.2f µs", value["speed.tap.window"] / 1000), \
    sprintf("direct calls %.2f µs", value["speed.tap.direct"] / 1000), \
    sprintf("%.2f µs more", more), "2 µs more", verdict(more <= 2))
  ratio = times(need("speed.tap.observed"), value["speed.tap.window"])
  line("  with an observer", sprintf("%.2f µs", value["speed.tap.observed"] / 1000), \
    sprintf("without %.2f µs", value["speed.tap.window"] / 1000), \
    sprintf("%.2f times", ratio), "1.05 times", verdict(ratio <= 1.05))

  ratio = times(need("many.sillar"), need("many.strings"))
  line("a page of 1,000 rows", sprintf("%.2f ms", value["many.sillar"] / 1e6), \
    sprintf("strings %.2f ms", value["many.strings"] / 1e6), \
    sprintf("%.2f times", ratio), "5 times", verdict(ratio <= 5))

  line("one row of 1,000 changes", sprintf("%.3f ms", need("speed.change.comparing") / 1e6), \
    sprintf("all rows drawn %.3f ms", need("speed.change.drawing") / 1e6), "", \
    "1 ms", verdict(value["speed.change.comparing"] <= 1e6))

  line("a connected window", sprintf("%.1f KB", need("memory.connected") / 1024), "", "", \
    "60 KB", verdict(value["memory.connected"] <= 60 * 1024))
  line("  after an event", sprintf("%.1f KB", need("memory.used") / 1024), "", "", \
    "60 KB", verdict(value["memory.used"] <= 60 * 1024))
  line("  when it has ended", sprintf("%.1f KB", need("memory.ended") / 1024), "", "", \
    "36 KB", verdict(value["memory.ended"] <= 36 * 1024))
  line("2,000 quiet windows", sprintf("%.1f %% of a core", 100 * need("quiet.share")), "", "", \
    "1 %", verdict(value["quiet.share"] <= 0.01))

  for (i = 1; i <= 2; i++) {
    p = i == 1 ? "p50" : "p95"
    ratio = times(need("patch." p), need("echo." p))
    line("event to patch, " p, sprintf("%.0f µs", value["patch." p] / 1000), \
      sprintf("an echo %.0f µs", value["echo." p] / 1000), sprintf("%.2f times", ratio), \
      i == 1 ? "none" : "2 times", i == 1 ? "" : verdict(ratio <= 2))
  }

  line("the service worker, compressed", sprintf("%d bytes", need("worker.bytes")), "", "", \
    "5,000 bytes", verdict(value["worker.bytes"] <= 5000))
  line("the script, compressed", sprintf("%d bytes", need("script.bytes")), "", "", \
    "12,000 bytes", verdict(value["script.bytes"] <= 12000))
  line("  with what keeps a page", sprintf("%d bytes", value["script.bytes"] + need("keep.bytes")), \
    "", "", "none", "")

  line("first page, slow line", sprintf("%d ms", need("line.content")), \
    sprintf("the second %d ms", need("line.next.content")), "", "900 ms", \
    verdict(value["line.content"] <= 900))
  line("  until it is live", sprintf("%d ms", need("line.live")), \
    sprintf("the second %d ms", need("line.next.live")), "", "1,500 ms", \
    verdict(value["line.live"] <= 1500))
  line("  from a tap to a frame", sprintf("%d ms", need("line.tap")), "", "", "50 ms", \
    verdict(value["line.tap"] <= 50))
  line("  from Back to the list", sprintf("%d ms", need("line.back")), "", "", "50 ms", \
    verdict(value["line.back"] <= 50))
  line("a start without a line", sprintf("%d ms", need("line.start")), "", "", "500 ms", \
    verdict(value["line.start"] <= 500))
  line("  on a line that stalls", sprintf("%d ms", need("line.start.stalled")), "", "", "500 ms", \
    verdict(value["line.start.stalled"] <= 500))
  line("  what it reads", sprintf("%d bytes", need("line.start.bytes")), "", "", "none", "")

  ratio = times(need("page.app"), need("page.sqlite"))
  line("a saved page of 20 films", sprintf("%.0f µs", value["page.app"] / 1000), \
    sprintf("SQLite %.0f µs", value["page.sqlite"] / 1000), sprintf("%.2f times", ratio), \
    "2 times, 1 ms", verdict(ratio <= 2 && value["page.app"] <= 1e6))
  line("  a read that hops", sprintf("%.0f µs", need("page.way") / 1000), "", "", "none", "")
  line("search 100,000 films, p50", sprintf("%.1f ms", need("search.p50") / 1e6), \
    sprintf("the backend %.1f ms", need("backend.p50") / 1e6), "", "none", "")
  line("search 100,000 films, p95", sprintf("%.1f ms", need("search.p95") / 1e6), \
    sprintf("the backend %.1f ms", need("backend.p95") / 1e6), "", "20 ms", \
    verdict(value["search.p95"] <= 20e6))

  ratio = times(need("outbox.enqueue"), need("outbox.sqlite"))
  line("a command stored for good", sprintf("%.0f µs", value["outbox.enqueue"] / 1000), \
    sprintf("SQLite %.0f µs", value["outbox.sqlite"] / 1000), sprintf("%.2f times", ratio), \
    "1.5 times", verdict(ratio <= 1.5))
  ratio = times(need("outbox.server.enqueue"), need("outbox.server.insert"))
  line("  on PostgreSQL", sprintf("%.0f µs", value["outbox.server.enqueue"] / 1000), \
    sprintf("pgbench %.0f µs", value["outbox.server.insert"] / 1000), sprintf("%.2f times", ratio), \
    "1.5 times", verdict(ratio <= 1.5))
  ratio = times(need("outbox.together"), need("outbox.together.sqlite"))
  line("  one of 100 at once", sprintf("%.0f µs", value["outbox.together"] / 1000), \
    sprintf("SQLite %.0f µs", value["outbox.together.sqlite"] / 1000), sprintf("%.2f times", ratio), \
    "1 time", verdict(ratio <= 1))
  line("10,000 sent, 30 % fail", sprintf("%d a second", need("outbox.rate")), "", "", "none", "")

  count = split("1 100 1000", windows, " ")
  for (i = 1; i <= count; i++) {
    n = windows[i]
    line(i == 1 ? "a write wakes 1 window" : "  " n, \
      sprintf("%d of %d", need("signals." n ".woken"), n), \
      sprintf("of another subject %d", need("signals." n ".others")), \
      sprintf("%.1f ms", need("signals." n ".last") / 1e6), "all, and none", \
      verdict(value["signals." n ".woken"] == n && value["signals." n ".others"] == 0))
  }

  ratio = times(need("append.50.nanoseconds"), need("append.2.nanoseconds"))
  line("page 50 appended", sprintf("%.2f ms", value["append.50.nanoseconds"] / 1e6), \
    sprintf("page 2 %.2f ms", value["append.2.nanoseconds"] / 1e6), \
    sprintf("%.2f times", ratio), "1.5 times", verdict(ratio <= 1.5))
  ratio = times(need("append.50.bytes"), need("append.2.bytes"))
  line("  as it is sent", sprintf("%d bytes", value["append.50.bytes"]), \
    sprintf("page 2 %d bytes", value["append.2.bytes"]), \
    sprintf("%.2f times", ratio), "1.5 times", verdict(ratio <= 1.5))
  line("  the last page, checked", sprintf("%.2f ms", need("append.last.nanoseconds") / 1e6), \
    "", "", "none", "")

  line("a window with 50 pages", sprintf("%.0f KB", need("scrolled.50.bytes") / 1024), \
    sprintf("with 1 page %.0f KB", need("scrolled.1.bytes") / 1024), "", "300 KB", \
    verdict(value["scrolled.50.bytes"] <= 300 * 1024))

  line("start, 200,000 sessions", sprintf("%.0f ms", need("sessions.full.start") / 1e6), \
    sprintf("without any %.0f ms", need("sessions.empty.start") / 1e6), "", "1 s", \
    verdict(value["sessions.full.start"] <= 1e9))
  more = need("sessions.full.memory") - need("sessions.empty.memory")
  line("  their memory", sprintf("%.1f MB more", more / 1048576), "", "", "20 MB", \
    verdict(more <= 20 * 1048576))
  line("  the end", sprintf("%.0f ms", need("sessions.full.stop") / 1e6), "", "", "1 s", \
    verdict(value["sessions.full.stop"] <= 1e9))

  kept("sqlite", "SQLite")
  kept("postgresql", "PostgreSQL")
  line("taps of two processes", sprintf("%d a second", need("kept.two.rate")), \
    sprintf("one process %d", need("kept.one.rate")), \
    sprintf("%.2f times", times(value["kept.two.rate"], value["kept.one.rate"])), "none", "")

  for (i = 1; i <= 2; i++) {
    p = i == 1 ? "p50" : "p95"
    line("window to window, " p, sprintf("%.1f ms", need("chat." p) / 1e6), \
      sprintf("a POST and its event %.1f ms", need("event." p) / 1e6), \
      sprintf("%.2f times", times(value["chat." p], value["event." p])), "none", "")
  }

  print "\nThe same screen of 100 rows in other frameworks. LiveView's numbers are of one" \
    " run of 2026-11-25; \"strings\" is plain Hummingbird.\n"
  print padded("what", 31) padded("Sillar", 12) padded("strings", 12) padded("ratio", 8) \
    padded("goal", 14) padded("LiveView", 10) padded("", 8) padded("NiceGUI", 12) "pyview"
  compared("pages a second, 16 connections", "pages", "%d", 1, "at least", 0.60, "0.29")
  compared("  compressed by the host", "packed", "%d", 1, "at least", 0.40, "0.22")
  compared("visitor to live page, p50", "live.p50", "%.2f ms", 1e6, "at most", 2.5, "3.7")
  compared("event to patch, p50", "patch.p50", "%.3f ms", 1e6, "at most", 0.65, "0.63")
  compared("event to patch, p95", "patch.p95", "%.3f ms", 1e6, "at most", 0.65, "0.66")
  compared("events a second, 16 windows", "events", "%d", 1, "at least", 1.20, "0.93")
  limited("page as it is sent, bytes", "page", "%d", 1, 1700, "1739")
  peers("  with styles and script", "first", "%d", 1, "", "none", "", "")
  limited("an event, bytes", "up", "%d", 1, 32, "112")
  limited("its patch, bytes", "down", "%d", 1, 56, "138")
  limited("100 rows appended, bytes", "appended", "%d", 1, 1500, "6821")
  compared("  the time, p50", "append.p50", "%.2f ms", 1e6, "at most", 1.2, "1.4")
  limited("an idle window, KB", "memory", "%.0f", 1024, 60, "212")
  if (!("nicegui" in measured)) print "\nNiceGUI is not installed: its numbers are missing."
  if (!("pyview" in measured)) print "\npyview is not installed: its numbers are missing."
  exit failed
}

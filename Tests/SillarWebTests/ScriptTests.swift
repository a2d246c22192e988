import Testing

@testable import SillarWeb

struct ScriptTests {
  @Test(arguments: [
    ("  // A remark.\n\n  call();\n", "call();"),
    ("if (a) {\n  b();\n}\nc();\n", "if(a){b()}c();"),
    ("const text = \"a  =  'b'\" ;", "const text=\"a  =  'b'\";"),
    ("say(`No  connection`, 'it is  so');", "say(`No  connection`,'it is  so');"),
    ("return value in list;", "return value in list;"),
    ("case \"t\": break;", "case\"t\":break;"),
    ("a + +b - -c + d", "a+ +b- -c+d"),
    ("const f = async () => { };", "const f=async()=>{};"),
  ])
  func `the script goes out without what a browser has no use for, and its texts as they are`(
    script: String, served: String
  ) {
    #expect(Assets.stripped(script) == served)
  }
}

# A program of the examples in an image, built from nothing:
#
#   docker build --build-arg PROGRAM=backend -t sillar/backend .
#
# PROGRAM is showcase, backend, trivia, movies, market, marketargentina, cornershop, wallet, homeowner or pro.
# Documentation/Deployment.md says how to run it.

FROM docker.io/library/swift:6.3-bookworm AS build
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    libpq-dev libsqlite3-dev pkg-config \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /sillar
COPY . .
ARG PROGRAM=showcase
RUN Scripts/image "$PROGRAM" /image

FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    ca-certificates libpq5 libsqlite3-0 tzdata \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --gid 10001 sillar \
  && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin sillar \
  && install -d -m 700 -o sillar -g sillar /data
COPY --from=build /image /opt/sillar
USER sillar
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["/opt/sillar/healthy"]
ENTRYPOINT ["/opt/sillar/program", "--host=0.0.0.0", "--port=8080", "--data-dir=/data"]

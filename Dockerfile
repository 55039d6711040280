# syntax=docker/dockerfile:1

# Debian and not Alpine: Node's own builds for musl count as experimental, and the tests run with glibc. `node:sqlite`
# is in both, so nothing is compiled here.
FROM node:24-slim AS manifests
WORKDIR /app
# Only what the lock file speaks of: a change of the sources leaves the installations below in the cache.
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/client/package.json packages/client/
COPY packages/kernel/package.json packages/kernel/
COPY packages/lang/package.json packages/lang/
COPY packages/pandemic/package.json packages/pandemic/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/testkit/package.json packages/testkit/
COPY packages/web/package.json packages/web/
COPY packages/zombicide/package.json packages/zombicide/

# The web client: files for browsers, made once.
FROM manifests AS client
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund
# Vite reads the settings of TypeScript.
COPY tsconfig.base.json ./
COPY scripts/lib scripts/lib
COPY locales locales
COPY packages packages
RUN ["node", "--input-type=module", "--eval", "import { buildClient } from './scripts/lib/build.mjs'; process.exitCode = await buildClient();"]

# What runs: the sources as they are, for Node takes the types out by itself, and the libraries that `holdout` needs.
FROM manifests
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --workspace=@holdout/cli --ignore-scripts --no-audit --no-fund \
    && ln -s /app/packages/cli/bin/holdout.mjs /usr/local/bin/holdout \
    && install --directory --owner=node --group=node --mode=0700 /data
COPY locales locales
COPY packages/bots/src packages/bots/src
COPY packages/kernel/src packages/kernel/src
COPY packages/lang/src packages/lang/src
COPY packages/pandemic/src packages/pandemic/src
COPY packages/protocol/src packages/protocol/src
COPY packages/server/src packages/server/src
COPY packages/testkit/src packages/testkit/src
COPY packages/zombicide/src packages/zombicide/src
COPY packages/cli/bin packages/cli/bin
COPY packages/cli/src packages/cli/src
COPY --from=client /app/packages/web/dist packages/web/dist

ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Holdout" \
      org.opencontainers.image.description="Tables for two co-operative catastrophes, to play together in the browser" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

# The user `node` of the image; by number, so that Kubernetes can tell that it is not root.
USER 1000:1000
# Nothing is written but here and below /tmp: the rest may be read-only.
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["holdout", "serve", "--no-open"]

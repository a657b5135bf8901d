# The site in a container (docs/hosting.md). Node is that of .nvmrc; the container needs no writable file system.

FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN node scripts/build.ts

FROM node:24.21.0-alpine
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules/hono node_modules/hono
COPY --from=build /site/node_modules/@hono/node-server node_modules/@hono/node-server
COPY --from=build /site/server server
COPY --from=build /site/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]

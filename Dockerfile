# The image holds the built server and what it needs to run: no sources, no build tools, no database of its own.
# It runs as an ordinary user, and nothing in it has to be written to.
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
# What only the browser needs is in dist/client already, and DATABASE_URL stands in for the embedded PostgreSQL;
# tests/full/image.test.ts sees that the server does without these. Other optional packages are needed: sharp's binaries.
WORKDIR /app/node_modules
RUN ["rm", "-rf", "lucide-react", "react-dom", "react-hook-form", "html2canvas", "canvas-confetti", "idb", "wouter", "@radix-ui", "@tanstack", "@visx", "@hookform", "@embedded-postgres", ".cache"]

FROM node:24.9.0-bookworm-slim
# Else glibc keeps what was freed once for each thread that compresses.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY migrations ./migrations
COPY data ./data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=8s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# V8 takes half of the container's memory for what lasts, but would give one of 512 MB no more than 1 MB for what is new.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "dist/server/main.js"]

# The app and the server, built with everything that building needs.
FROM node:24-alpine AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx vite build && npx vite build --ssr

# What the server needs while it runs: no tools, nothing of the app, no PostgreSQL of its own.
FROM node:24-alpine AS packages
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-alpine
WORKDIR /carpool
COPY package.json ./
COPY --from=packages /build/node_modules node_modules
COPY --from=build /build/dist dist
# Backups are written here: mount a volume.
RUN mkdir /backups && chown node:node /backups
ENV NODE_ENV=production IDENTITY=entra HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

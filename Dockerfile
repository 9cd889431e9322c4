# The site in nginx: docker build --build-arg API_URL=https://api.example -t vendor-site .
# Without API_URL, the mock's menus are built in and /api isn't proxied.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
RUN npm ci

# Also the image of the mock API (compose.yaml).
FROM dependencies AS source
COPY . .

FROM source AS build
ARG API_URL=
ARG API_STRICT=1
ARG GATSBY_API_URL=
ARG GATSBY_PARTNER_API_URL=
# Options of `npm run hosting`, e.g. --no-tls where no proxy before nginx terminates TLS, or --resolver 127.0.0.11 for Docker's name server.
ARG HOSTING_OPTIONS=
# The configuration names digests of what is served, so it's printed from the copy that nginx gets.
RUN npx gatsby build \
  && npm run release -- --compress \
  && cp -rL releases/current /srv/site \
  && npm run -s hosting -- nginx --listen 8080 --folder /srv/site $HOSTING_OPTIONS > /srv/site.conf

# Runs as a user without privileges; writes to /tmp only, so its file system can be read-only.
FROM nginxinc/nginx-unprivileged:1.28-bookworm
COPY --from=build /srv/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /srv/site /srv/site
EXPOSE 8080
HEALTHCHECK CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/robots.txt"]

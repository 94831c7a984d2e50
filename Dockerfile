# Builds the site and serves it with nginx, unprivileged and without writing: docs/deploy.md says how to run it.
FROM node:22-bookworm-slim AS build
# Times in the sitemap come from git, where the context has it.
RUN apt-get update && apt-get install --yes --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG DEPLOY=1
RUN git config --global --add safe.directory /site && DEPLOY=$DEPLOY npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/deploy/nginx/site.conf /etc/nginx/site.conf
COPY --from=build /site/public /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { pathOfHome } from "../properties/home-path.ts";

const sitemapLimit = 50_000;

/** Serves the files for search engines: they may visit the homes that take requests, and nothing of the owners' app. */
export function serveSearchEngines(server: FastifyInstance, app: App): void {
  const { publicUrl } = app.config;
  server.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Allow: /homes/",
          "Allow: /assets/",
          "Disallow: /homes/*/request",
          "Disallow: /homes/*/message",
          "Disallow: /",
          `Sitemap: ${publicUrl}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );
  server.get("/sitemap.xml", async (_request, reply) => {
    const homes = await rows(
      app.db,
      sql<{ slug: string; updated_at: Temporal.Instant }>`
        select slug, updated_at from property
        where status in ('LISTING_IN_PROGRESS', 'LISTED') and deleted_at is null
        order by updated_at desc limit ${sitemapLimit}`,
    );
    const entries = homes.map(
      (home) =>
        `<url><loc>${publicUrl}${pathOfHome(home.slug)}</loc><lastmod>${home.updated_at.toString({ smallestUnit: "second" })}</lastmod></url>`,
    );
    return reply
      .header("cache-control", "no-cache")
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`,
      );
  });
}

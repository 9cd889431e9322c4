/** What scripts of other sites may read (src/features/open-files.ts): `feedPath`, `jsonFeedPath`. */
export const openFeeds = ['/*/rss.xml', '/*/feed.json'];

/** A provider of statistics. Another one is another file beside baidu.ts. */
export interface StatisticsAdapter {
  /**
   * Loads the provider; called once a document, and not before page views may be counted.
   * @param id the site's identifier at the provider
   */
  start(id: string): void;
  /** Counts a page view. @param address path with query, without host and hash */
  pageView(address: string): void;
}

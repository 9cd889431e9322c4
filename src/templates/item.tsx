import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { FactStrip } from '../components/charts';
import { Cover } from '../components/cover';
import { Hero } from '../components/hero';
import { Mark } from '../components/icon';
import { ItemFacts } from '../components/item-facts';
import { SplitHead } from '../components/split-head';
import { StickyAction } from '../components/sticky-action';
import { DownloadButton } from '../features/downloads/download-button';
import { useRegistration } from '../features/downloads/use-registration';
import { Player } from '../features/videos/player';
import { Shell } from '../layout/shell';
import type { Language } from '../site/languages';
import { unmarked } from '../site/line-breaks';
import * as shared from '../styles/shared.module.css';
import { PageBody } from './page-body';
import { accentOf, pageOf, type TemplateContext } from './page-props';

/**
 * The page of an item. A download has a button, a video a player, a case its motif, the others their cover. A technology video plays for whoever
 * has sent its form, which it offers to others (specification section 4).
 */
export default function ItemPage({
  data,
  pageContext,
}: PageProps<Queries.ItemPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const host = data.siteInfo?.companyHost ?? '';
  const { item } = page;
  const facts = item && <ItemFacts item={item} />;
  const button = item?.download && <DownloadButton item={item.download} host={host} />;
  const cover = !page.motif && item?.cover && <Cover kind={item.kind} src={item.cover} />;

  return (
    <Shell>
      <div style={accentOf(page)}>
        {item?.video ? (
          <VideoHead
            page={page}
            item={item}
            host={host}
            language={pageContext.language}
            facts={facts}
            button={button}
          />
        ) : (
          <Hero
            {...page}
            {...(cover && { visual: cover })}
            mark={item?.kind === 'case' && <Mark of={`/${page.key}`} />}
          >
            {button}
            {facts}
          </Hero>
        )}
        {item && item.facts.length > 0 && <FactStrip facts={item.facts} />}
        <PageBody page={page} />
        {page.hero.actions[0] && <StickyAction {...page.hero.actions[0]} />}
      </div>
    </Shell>
  );
}

type Page = NonNullable<Queries.ItemPageQuery['page']>;

interface VideoHeadProps {
  page: Page;
  item: NonNullable<Page['item']>;
  host: string;
  language: Language;
  facts: ReactNode;
  button: ReactNode;
}

/** The head of a video's page: the player, beside it the facts, and the form's button until it has been sent. */
function VideoHead({ page, item, host, language, facts, button }: VideoHeadProps) {
  const isUnlocked = useRegistration(item.download?.kind ?? null);

  return (
    // Locked or unlocked, it has the same height: nothing moves.
    <div className={isUnlocked === null ? 'until-asked' : undefined} style={{ minHeight: 0 }}>
      <SplitHead
        {...page}
        aside={
          <>
            {facts}
            {button && <div className={isUnlocked ? shared.reserved : undefined}>{button}</div>}
          </>
        }
      >
        <Player
          {...item}
          title={unmarked(page.hero.heading)}
          host={host}
          language={language}
          isLocked={!isUnlocked}
        />
      </SplitHead>
    </div>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ItemPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      key
      family
      ...PageHead
      ...PageBody
      item {
        kind
        date
        day
        cover
        tags { label href search }
        download { ...Download }
        video { url captions poster }
        duration
        facts { ...ItemFact }
      }
    }
    siteInfo { companyHost }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "downloads", "video"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

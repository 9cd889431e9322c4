import { SplitHead } from '../../components/split-head';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import type { ItemHeadProps } from '../browser-feature';
import { useRegistration } from '../downloads/use-registration';
import { Player } from './player';

/**
 * The head of a video's page: the player, beside it the facts, and the form's button until it has
 * been sent. A technology video plays for whoever has sent its form, which it offers to others
 * (specification section 4).
 */
export function VideoHead({ page, item, host, language, facts, button }: ItemHeadProps) {
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

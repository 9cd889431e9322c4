import { useState } from 'react';
import { Accordion } from '../accordion';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Tabs } from '../tabs';
import { Chapter, type ChapterProps, type GuideTexts, Specimen } from './specimen';

/** What opens, closes and switches. */
export function Disclosure({ texts }: ChapterProps) {
  const { samples } = texts;
  return (
    <Chapter id="disclosure" texts={texts}>
      <Specimen of="tabs" source="src/components/tabs.tsx" texts={texts}>
        {() => (
          <Tabs
            label={samples.tabsLabel}
            headingLevel={4}
            tabs={samples.tabs.map(({ id, title, text }) => ({ id, label: title, content: <p>{text}</p> }))}
          />
        )}
      </Specimen>
      <Specimen of="accordion" source="src/components/accordion.tsx" texts={texts}>
        {(theme) => (
          <Accordion
            name={`${theme}-accordion`}
            items={samples.accordion.map(({ title, text }, index) => ({
              title,
              content: <p>{text}</p>,
              open: index === 0,
            }))}
          />
        )}
      </Specimen>
      <Specimen of="dialog" source="src/components/dialog.tsx" texts={texts}>
        {() => <DialogSample texts={samples.dialog} />}
      </Specimen>
    </Chapter>
  );
}

function DialogSample({ texts }: { texts: GuideTexts['samples']['dialog'] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.title}
        closeLabel={texts.close}
        actions={
          <>
            <Button onClick={close}>{texts.confirm}</Button>
            <Button look="quiet" onClick={close}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Dialog>
    </>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '../../src/components/tabs';

test('in the built page every panel of the tabs stands open under its own heading, and none is a panel of a tab', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Ways to install"
      headingLevel={4}
      tabs={[
        { id: 'helm', label: 'Helm', content: <p>One command.</p> },
        { id: 'offline', label: 'Offline', content: <p>Holds every image.</p> },
      ]}
    />,
  );
  expect(html).not.toMatch(/\shidden|tabpanel/);
  expect([...html.matchAll(/<h4[^>]*>(\w+)<\/h4><p>([^<]*)/g)].map(([, heading, text]) => [heading, text])).toEqual([
    ['Helm', 'One command.'],
    ['Offline', 'Holds every image.'],
  ]);
});

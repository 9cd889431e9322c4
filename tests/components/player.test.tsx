import { fireEvent, render, screen } from '@testing-library/react';
import { type Language, languages, languageTags } from '../../src/config/languages';
import { Player } from '../../src/features/video/player';
import { content } from '../fixtures/site';

const { ui } = content;
const host = 'https://files.vendor.example';
const video: Queries.Video = { url: '/x.mp4', captions: '/x.vtt', poster: '/x.webp' };
const show = ({
  language = 'zh' as Language,
  on = host,
  changes = {} as Partial<Queries.Video> | null,
  isLocked = false,
} = {}) =>
  render(
    <Player
      video={changes && { ...video, ...changes }}
      title="升级集群"
      duration="42 秒"
      host={on}
      language={language}
      texts={ui[language].video}
      isLocked={isLocked}
    />,
  ).container;
const fail = (container: Element) => fireEvent.error(container.querySelector('source') as Element);

test.each(languages)(
  'the player in %s has controls, poster, captions and a size, and loads nothing by itself',
  (language) => {
    const container = show({ language, on: '' });
    const element = container.querySelector('video');
    expect(element).toMatchObject({ controls: true, autoplay: false, preload: 'none', width: 1280, height: 720 });
    expect(element).toHaveAttribute('poster', video.poster);
    expect(container.querySelector('track')).toMatchObject({
      kind: 'captions',
      default: true,
      srclang: languageTags[language],
      label: ui[language].video.captions,
    });
    expect(element).toHaveAccessibleName(expect.stringContaining('升级集群'));
    expect(container).toHaveTextContent(ui[language].video.silent);
    fail(container);
    expect(screen.getByRole('alert')).toHaveTextContent(ui[language].video.failed);
    expect(screen.getByRole('link', { name: ui[language].video.openFile })).toHaveAttribute('href', video.url);
  },
);

test('on the company host the files are requested with CORS; without it the video plays without captions, and only then fails', () => {
  const container = show();
  const element = container.querySelector('video');
  expect(element).toMatchObject({ crossOrigin: 'anonymous', poster: host + video.poster });
  expect(element?.querySelector('source')?.src).toBe(host + video.url);
  expect(element?.querySelector('track')?.src).toBe(host + video.captions);
  fail(container);
  expect(container.querySelector('video')).toMatchObject({ crossOrigin: null, autoplay: true });
  expect(container.querySelector('track')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fail(container);
  expect(screen.getByRole('alert')).toHaveTextContent(ui.zh.video.failed);
});

test('a video on another host is not loaded, and that is said; captions and poster there are left out', () => {
  const container = show({
    changes: { captions: 'https://evil.example/x.vtt', poster: 'https://evil.example/x.webp' },
  });
  expect(container.querySelector('track, [poster]')).toBeNull();
  for (const url of ['https://evil.example/x.mp4', '//evil.example/x.mp4', 'javascript:alert(1)']) {
    const refused = show({ changes: { url } });
    expect(refused.querySelector('video')).toBeNull();
    expect(refused.querySelector('[role="alert"]')).toHaveTextContent(ui.zh.video.distrusted);
  }
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Language, languages } from '../../src/config/languages';
import type { MediaVideo } from '../../src/contract/content/media';
import { Player } from '../../src/features/video/player';
import { Still } from '../../src/features/video/still';
import { realContent } from '../support/real-site';

const { ui } = realContent();
const host = 'https://files.skyraft.example';
const video: MediaVideo = {
  url: '/upload/videos/liveReview/x.zh.mp4',
  captions: '/upload/videos/liveReview/x.zh.vtt',
  poster: '/upload/videos/liveReview/x.zh.webp',
  seconds: 42,
  bytes: 300_000,
};
function show({ language = 'zh' as Language, on = '', changes = {} as Partial<MediaVideo> | null } = {}) {
  const shown = render(
    <Player
      video={changes && { ...video, ...changes }}
      title="升级集群"
      duration="42 秒"
      host={on}
      language={language}
      texts={ui[language].video}
    />,
  );
  return { ...shown, element: shown.container.querySelector('video'), texts: ui[language].video };
}

describe.each(languages)('the player in %s', (language) => {
  test('has controls, a poster, captions in the page’s language and a size; it neither plays nor loads by itself', async () => {
    const { container, element, texts } = show({ language });
    expect(element).toMatchObject({ controls: true, autoplay: false, preload: 'none', width: 1280, height: 720 });
    expect(element?.poster).toContain(video.poster);
    expect(element?.querySelector('source')?.getAttribute('src')).toBe(video.url);
    const track = element?.querySelector('track');
    expect(track).toMatchObject({
      kind: 'captions',
      default: true,
      srclang: language === 'zh' ? 'zh-CN' : 'en',
      label: texts.captions,
    });
    expect(element).toHaveAccessibleName(expect.stringContaining('升级集群'));
    expect(container).toHaveTextContent(texts.silent);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('says that the file failed, and leads to it', () => {
    const { element, texts } = show({ language });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    fireEvent.error(element?.querySelector('source') as Element);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
    expect(screen.getByRole('link', { name: texts.openFile })).toHaveAttribute('href', video.url);
  });
});

test('on the company host file, captions and poster are asked for as that host allows it', () => {
  const { element } = show({ on: host });
  expect(element).toMatchObject({ crossOrigin: 'anonymous', poster: host + video.poster });
  expect(element?.querySelector('source')?.src).toBe(host + video.url);
  expect(element?.querySelector('track')?.src).toBe(host + video.captions);
});

test('a company host that gives this page no captions: the video is played without them, and only then has failed', () => {
  const { container, texts } = show({ on: host });
  fireEvent.error(container.querySelector('source') as Element);
  expect(container.querySelector('video')).toMatchObject({ crossOrigin: null, autoplay: true });
  expect(container.querySelector('track')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.error(container.querySelector('source') as Element);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
});

test.each(['https://evil.example/x.mp4', '//evil.example/x.mp4', 'javascript:alert(1)'])(
  'a video at %s is not loaded, and that is said',
  (url) => {
    const { element, texts } = show({ on: host, changes: { url } });
    expect(element).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.distrusted);
  },
);

test('captions and poster of another host are left out', () => {
  const { element } = show({
    on: host,
    changes: { captions: 'https://evil.example/x.vtt', poster: 'https://evil.example/x.webp' },
  });
  expect(element?.querySelector('track')).toBeNull();
  expect(element?.hasAttribute('poster')).toBe(false);
});

test('a video that is not there yet is said to be', () => {
  const { container, texts } = show({ changes: null });
  expect(container).toHaveTextContent(texts.noVideo);
});

test('a still of a video that is played behind its form keeps its place and says nothing', () => {
  const { container } = render(<Still video={video} host={host} />);
  expect(container.querySelector('img')).toMatchObject({ alt: '', width: 1280, height: 720, src: host + video.poster });
});

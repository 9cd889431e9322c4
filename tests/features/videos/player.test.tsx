import { fireEvent, screen } from '@testing-library/react';
import { Player } from '../../../src/features/videos/player';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';

const texts = content.ui.zh.video;
const host = 'https://files.vendor.example';
const video: Queries.Video = { url: '/x.mp4', captions: '/x.vtt', poster: '/x.webp' };

const show = ({ on = host, changes = {} as Partial<Queries.Video> } = {}) =>
  renderIn(
    'zh',
    <Player
      video={{ ...video, ...changes }}
      title="升级集群"
      duration="42 秒"
      host={on}
      language="zh"
      isLocked={false}
    />,
  ).container;

const fail = (container: Element) => fireEvent.error(container.querySelector('source') as Element);

test('the player has controls, poster, captions and a size, and loads nothing by itself', () => {
  const container = show({ on: '' });
  const element = container.querySelector('video');
  expect(element).toMatchObject({
    controls: true,
    autoplay: false,
    preload: 'none',
    width: 1280,
    height: 720,
  });
  expect(element).toHaveAttribute('poster', video.poster);
  expect(container.querySelector('track')).toMatchObject({
    kind: 'captions',
    default: true,
    srclang: 'zh-CN',
    label: texts.captions,
  });
  expect(element).toHaveAccessibleName(expect.stringContaining('升级集群'));
  expect(container).toHaveTextContent(texts.silent);

  fail(container);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
  expect(screen.getByRole('link', { name: texts.openFile })).toHaveAttribute('href', video.url);
});

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
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
});

test('a video on another host is not loaded, and the page says so; captions and poster there are left out', () => {
  const container = show({
    changes: { captions: 'https://evil.example/x.vtt', poster: 'https://evil.example/x.webp' },
  });

  expect(container.querySelector('track, [poster]')).toBeNull();

  for (const url of ['https://evil.example/x.mp4', '//evil.example/x.mp4', 'javascript:alert(1)']) {
    const refused = show({ changes: { url } });
    expect(refused.querySelector('video')).toBeNull();
    expect(refused.querySelector('[role="alert"]')).toHaveTextContent(texts.distrusted);
  }
});

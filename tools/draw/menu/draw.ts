import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../../src/cli/support/environment';
import type { Family } from '../../../src/routes/route-types';
import { readColours } from '../colours';
import { type Drawing, reproducible } from '../drawing';

/** Lucide's icon of each picture that the mock's menu names. */
const pictures: Record<Family | 'brand', Record<string, string>> = {
  container: {
    'family-container': 'container',
    ContainerFamily: 'boxes',
    BeyondContainer: 'container',
    VendorContainer: 'ship',
    BCC: 'layout-dashboard',
    BKS: 'server',
    BKO: 'wrench',
    openfuyao: 'cpu',
    ContainerSecurity: 'shield',
    BeyondFabric: 'network',
  },
  microservice: {
    'family-microservice': 'waypoints',
    BeyondMicroService: 'waypoints',
    BeyondMesh: 'workflow',
    BeyondAPI: 'route',
    BMM: 'database',
    Microservice: 'split',
  },
  devops: {
    'family-devops': 'repeat',
    BeyondDevOps: 'repeat',
    BeyondADP: 'puzzle',
    FoGit: 'git-pull-request',
    BeyondFolibrary: 'package',
    BeyondStage: 'terminal',
    DevOps: 'gauge',
  },
  cloud: {
    'family-cloud': 'cloud',
    BeyondCMP: 'cloud',
    BMP: 'hard-drive',
    BeyondCube: 'scale',
    BeyondEdge: 'radio-tower',
    BeyondBSM: 'activity',
    BeyondCMDB: 'list-tree',
    BeyondFinOps: 'wallet',
  },
  compute: {
    'family-compute': 'cpu',
    AIOS: 'brain',
    BOS: 'gauge',
    ACE: 'cpu',
    model: 'bot',
    'model-training': 'sliders-horizontal',
    Integratedmachine: 'server',
  },
  finance: {
    'family-finance': 'chart-line',
    AssetsManagement: 'chart-line',
    CreditRiskManagement: 'radar',
    FICC: 'coins',
  },
  brand: {
    'group-industry': 'building',
    'group-scenario': 'layers',
    'group-cases': 'users',
    'group-resources': 'file-text',
    'group-about': 'anchor',
    'group-xinchuang': 'cpu',
    'group-open-source': 'code',
    'group-support': 'life-buoy',
    'support-compatibility': 'table',
    'support-lifecycle': 'calendar-range',
    'support-service': 'headset',
    'support-advisory': 'shield-alert',
    'solution-Bank': 'landmark',
    'solution-BeyondHMP': 'building',
    'solution-test1': 'factory',
    'solution-test2': 'graduation-cap',
    'solution-Electric': 'zap',
    'solution-SmartGasStation': 'fuel',
    'solution-TSGS': 'receipt',
    'solution-Industry': 'hammer',
    'solution-DisasterTolerant': 'repeat',
    'solution-Microservice': 'split',
    'solution-HybridCloud': 'cloud',
    'solution-xinChuang': 'cpu',
    'solution-BeyondPaaS': 'blocks',
    'solution-consult': 'users',
  },
};

async function draw(icon: string, accent: string): Promise<Buffer> {
  const glyph = readFileSync(join(root, `node_modules/lucide-static/icons/${icon}.svg`), 'utf8').replace(
    /<!--.*?-->|<svg[^>]*>|<\/svg>/gs,
    '',
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="8" fill="${accent}"/>
    <g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
}

const all = () =>
  Object.entries(pictures).flatMap(([family, icons]) =>
    Object.entries(icons).map(([name, icon]) => ({
      name,
      icon,
      accent: family === 'brand' ? family : `accent-${family}`,
    })),
  );

/** The pictures of the mock's menu: an icon of Lucide's in the accent of its product family. */
export const menu: Drawing = reproducible(
  'the pictures of the mock’s menu (mock-api/upload/menu), 144 x 144; NAME is a picture, e.g. BCC',
  async () => {
    const colour = readColours(root);
    const drawn = await Promise.all(
      all().map(async ({ name, icon, accent }) => {
        const file = `mock-api/upload/menu/${name}.png`;
        return [name, { file, content: await draw(icon, colour(accent)) }] as const;
      }),
    );
    return new Map(drawn);
  },
  () => all().map(({ name }) => name),
);

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * `npm run draw:menu`: draws the pictures that the mock's menu names, 144 x 144 PNG, from Lucide's icons in the accent of their
 * product family.
 */
const accents = {
  container: '#0b6bcb',
  microservice: '#0f7b6c',
  devops: '#b4530a',
  cloud: '#3d5a80',
  compute: '#a3275f',
  finance: '#6b5b00',
  brand: '#0a4fd6',
} as const;

const pictures: Record<keyof typeof accents, Record<string, string>> = {
  container: {
    'family-container': 'container',
    ContainerFamily: 'boxes',
    BeyondContainer: 'container',
    SkyraftContainer: 'ship',
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

const root = process.cwd();
const folder = join(root, 'mock-api/upload/menu');
mkdirSync(folder, { recursive: true });

const draw = async (name: string, icon: string, accent: string) => {
  const glyph = readFileSync(join(root, `node_modules/lucide-static/icons/${icon}.svg`), 'utf8').replace(
    /<!--.*?-->|<svg[^>]*>|<\/svg>/gs,
    '',
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="8" fill="${accent}"/>
    <g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`;
  await sharp(Buffer.from(picture))
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
};

async function drawAll(): Promise<void> {
  for (const [family, icons] of Object.entries(pictures))
    for (const [name, icon] of Object.entries(icons)) await draw(name, icon, accents[family as keyof typeof accents]);
}

void drawAll();

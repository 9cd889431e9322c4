import { sections } from '../sections';
import { advisories } from './advisories/feature';
import { compatibility } from './compatibility/feature';
import { contracts } from './contracts/feature';
import { copies } from './copies/feature';
import { documents } from './documents/feature';
import type { Feature } from './feature';
import { feeds } from './feeds/feature';
import { lifecycle } from './lifecycle/feature';
import { listing } from './listing/feature';
import { models } from './models/feature';
import { motifs } from './motifs/feature';
import { pageFeedback } from './page-feedback/feature';
import { partnerLogin } from './partner-login/feature';
import { partners } from './partners/feature';
import { pricing } from './pricing/feature';
import { sbom } from './sbom/feature';
import { search } from './search/feature';
import { specification } from './specification/feature';
import { switchover } from './switchover/feature';
import { training } from './training/feature';
import { videos } from './videos/feature';

/**
 * The features of the site, for the build, and first the kinds of sections that any site has.
 * Taking one out: docs/adding.md.
 */
export const features: readonly Feature[] = [
  { name: 'sections', sections },
  motifs,
  listing,
  specification,
  search,
  copies,
  feeds,
  documents,
  pageFeedback,
  partnerLogin,
  partners,
  training,
  contracts,
  pricing,
  compatibility,
  lifecycle,
  advisories,
  sbom,
  models,
  switchover,
  videos,
];

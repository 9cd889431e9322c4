/* How long the upgrade of a cluster takes. Pure. */

/** The facts of data/kubernetes.json, in minutes. */
export interface UpgradeTimes {
  preflight: number;
  /** A machine of the control plane. */
  controlPlane: number;
  /** After the first node, before the others. */
  watch: number;
  /** A node, or a batch of them. */
  node: number;
  /** How many nodes at a time. */
  batch: number;
}

/** The machines of a control plane. */
export const controlPlaneMachines = 3;

/**
 * Minutes that a cluster takes for a minor version of Kubernetes: control plane, then the first
 * node, then batches.
 * @param nodes its worker nodes, at least one
 */
export function minutesOf(times: UpgradeTimes, nodes: number): number {
  const controlPlane = controlPlaneMachines * times.controlPlane;
  const batches = Math.ceil((nodes - 1) / times.batch);

  return times.preflight + controlPlane + times.node + times.watch + batches * times.node;
}

/**
 * How long the example of data/kubernetes.json takes, for texts: `{{lifecycle.example.hours}}`
 * (rounded), `{{lifecycle.example.controlPlane}}` (minutes), and what it consists of.
 */
export function exampleReferences({
  example,
  ...times
}: UpgradeTimes & { example: number }): Record<string, string> {
  const values = {
    hours: Math.round(minutesOf(times, example) / 60),
    controlPlane: controlPlaneMachines * times.controlPlane,
    machines: controlPlaneMachines,
    nodes: example,
    batch: times.batch,
    watch: times.watch,
  };

  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`lifecycle.example.${name}`, String(value)]),
  );
}

/** The lowest and the highest of the versions of Kubernetes that a release supports. */
export type KubernetesRange = readonly string[] | null | undefined;

const minorOf = (version: string | undefined): number => Number(version?.split('.')[1]);

/**
 * By how many minor versions a cluster on the newest version of one release has to be upgraded for
 * another release.
 * @returns null for a product without Kubernetes
 */
export function minorsBetween(from: KubernetesRange, to: KubernetesRange): number | null {
  const distance = minorOf(to?.[0]) - minorOf(from?.[1]);
  return Number.isNaN(distance) ? null : Math.max(0, distance);
}

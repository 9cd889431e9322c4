import { run } from '../../../src/cli/support/run';
import { installPackages } from '../../../tests/support/browser';

/** Runs once before the tests: installs Ceph's object storage, an SSH server and rsync if one of them is missing. */
export default async function setup(): Promise<void> {
  const found = await Promise.all(
    ['radosgw', 'sshd', 'rsync'].map((name) => run('which', [name], { isQuiet: true })),
  );
  if (found.some(({ exitCode }) => exitCode !== 0))
    await installPackages([
      'radosgw',
      'ceph-mon',
      'ceph-osd',
      'ceph-common',
      'openssh-server',
      'rsync',
    ]);
}

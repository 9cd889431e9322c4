import type { Submission } from '../../contract/call';

/** Who fills the forms when a contract is checked: plainly a test, at an address that reaches nobody. */
const applicant = {
  name: 'Contract check',
  company: 'Contract check',
  email: 'contract-check@skyraft.example',
  phone: '+86 139 0000 0000',
  message: 'Sent by npm run contract; please ignore.',
  agreed: true,
} as const;

/** What the check learns on its way and is told on the command line. */
export interface SampleFacts {
  /** Makes the subscription a new one. */
  run: string;
  /** Of the download application that was accepted before. */
  applyId: string;
  username: string;
  password: string;
}

/**
 * A request that the call must accept.
 * @param call @param facts
 */
export function sampleRequest(
  call: Pick<Submission, 'name'>,
  { run, applyId, username, password }: SampleFacts,
): unknown {
  switch (call.name) {
    case 'GetSubscribe':
      return { email: `check-${run}@example.com` };
    case 'down_record':
      return { apply_id: applyId, file_id: '1', user_ip: '' };
    case 'user_login':
      return { username, password };
    case 'download_apply':
      return { ...applicant, kind: 'whitepaper', file_id: '1' };
    default:
      return applicant;
  }
}

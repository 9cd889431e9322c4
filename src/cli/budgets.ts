import { join } from 'node:path';
import { consola } from 'consola';
import * as v from 'valibot';
import given from '../../tests/budgets/budgets.json';
import { budgetIssues, budgets, weighSite } from '../../tests/budgets/weigh';
import { fail, root } from './support/environment';

/**
 * `npm run budgets`: weighs the built site's heaviest page of every template against tests/budgets/budgets.json. A part of `npm test`.
 * @returns what weighs more than it may
 */
export function checkBudgets(): string[] {
  const started = performance.now();
  const weighed = weighSite(join(root, 'public'));
  const issues = budgetIssues(weighed, v.parse(budgets, given));
  if (issues.length > 0) consola.error(`Budgets\n${issues.join('\n')}`);
  else consola.success(`Budgets: ${weighed.length} templates (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return issues;
}

function report(): void {
  console.table(
    Object.fromEntries(
      weighSite(join(root, 'public')).map(({ template, file, weight }) => [template, { ...weight, file }]),
    ),
  );
  process.exit(checkBudgets().length > 0 ? 1 : 0);
}

if (require.main === module) {
  try {
    report();
  } catch (error) {
    fail(error);
  }
}

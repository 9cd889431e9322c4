/** Industries by which cases are filtered and forms ask for one; their names stand in data/ui (items). */
export const industries = ['finance', 'government', 'energy', 'manufacturing', 'education', 'telecom'] as const;

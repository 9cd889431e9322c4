/** A row of a table in its level, and the rows that come before it. */
export interface LevelRow {
  name: string;
  needs: string[];
}

export interface Level {
  name: string;
  rows: LevelRow[];
}

/**
 * Which rows, by their ids, stand on which level, and the column in which a row names those that
 * come before it.
 */
export interface LevelPlan {
  column: number;
  levels: readonly { name: string; rows: readonly string[] }[];
}

/** The id of a row: the first word of its heading, e.g. `201`. */
const idOf = ([heading]: readonly string[]): string => heading?.split(/\s/, 1)[0] ?? '';

/**
 * The levels of a table, such as those of courses. Pure.
 * @throws Error if a row is on no level or on several, or needs one that isn't on an earlier level
 */
export function levelsOf(rows: readonly (readonly string[])[], plan: LevelPlan): Level[] {
  const ids = rows.map(idOf);
  const levelOf = (id: string): number => plan.levels.findIndex((level) => level.rows.includes(id));

  const plannedIds = plan.levels.flatMap((level) => level.rows).sort();
  if (plannedIds.join() !== [...ids].sort().join())
    throw new Error(`the levels name ${plannedIds.join(', ')}, and the rows are ${ids.join(', ')}`);

  const needsOf = (row: readonly string[]): string[] => {
    const words = new Set(row[plan.column]?.split(/[^\p{L}\p{N}]+/u));
    const neededIds = ids.filter((id) => words.has(id));
    const lateId = neededIds.find((id) => levelOf(id) >= levelOf(idOf(row)));
    if (lateId !== undefined)
      throw new Error(`${idOf(row)} needs ${lateId}, which isn't before it`);

    return neededIds;
  };

  return plan.levels.map((level) => ({
    name: level.name,
    rows: rows
      .filter((row) => level.rows.includes(idOf(row)))
      .map((row) => ({ name: row[0] ?? '', needs: needsOf(row) })),
  }));
}

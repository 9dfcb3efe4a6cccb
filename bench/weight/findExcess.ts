import type { Visit, Weight } from './weighPage';

type Budgets = Record<keyof Visit, Partial<Weight>>;

/** A sentence for each budget of bytes that a page does not keep. */
export function findExcess(visits: Record<string, Visit>, budgets: Budgets): string[] {
  return Object.entries(visits).flatMap(([path, visit]) =>
    (Object.keys(budgets) as (keyof Visit)[]).flatMap((when) =>
      (Object.entries(budgets[when]) as [keyof Weight, number][])
        .filter(([kind, budget]) => visit[when][kind] > budget)
        .map(
          ([kind, budget]) =>
            `${path}, ${when}: ${visit[when][kind]} bytes of ${kind}; its budget is ${budget}`,
        ),
    ),
  );
}

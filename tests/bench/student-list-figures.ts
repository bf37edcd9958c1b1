import { ratios } from './budgets';
import type { Figure } from './figures';
import { type ListCost, measureStudentList } from './student-list-cost';

/** Filters and sorts, and searches, each by its slowest kind. */
export async function studentListFigures(): Promise<Figure[]> {
  const costs = await measureStudentList();
  const searches = costs.filter(({ isSearch }) => isSearch);
  const others = costs.filter(({ isSearch }) => !isSearch);
  return [
    {
      name: 'list of 100,000 students / of 1,000: slowest filter or sort',
      ...slowest(others),
      ...ratios.studentListGrowth,
    },
    {
      name: 'list of 100,000 students / of 1,000: slowest search',
      ...slowest(searches),
      ...ratios.studentSearchGrowth,
    },
  ];
}

function slowest(costs: readonly ListCost[]) {
  const told = costs.map(({ name, many, few }) => `${name} ${many.toFixed(1)} / ${few.toFixed(1)}`).join(', ');
  return { value: Math.max(...costs.map(({ many, few }) => many / few)), told: `${told} ms` };
}

import { links } from '@/lib/links';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { step } from '@/scripts/terminal/steps';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';
import { ratios } from './budgets';
import type { Figure } from './figures';
import { besideFigure, compare, type Target } from './load';
import { framedDynamic } from './targets';

const pupilCount = 30;

/** Issue 19: thirty pupils by fifteen lessons in one table, against a bare page with one query. */
export async function classTableFigure(url: string, bare: Target): Promise<Figure[]> {
  const { classId, cookie, lastName } = await step('A class at the end of its module', playedClass);
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const target = { name: 'a class’s table', url: url + links.classPerformance(classId), headers, proof: lastName };
  const name = 'a class’s table / bare dynamic page';
  const { ratio, measured, bare: ofBare } = await step(name, () => compare(bare, target));
  const told = `${measured.toFixed(0)} / ${ofBare.toFixed(0)} requests/s`;
  const inFrame = await besideFigure(framedDynamic(url, '/facilitator', headers), target);
  const bareTable = { name: 'bare table of as many cells', url: `${url}/bench/table`, proof: '<th' };
  return [{ name, value: ratio, ...ratios.classTable, told }, inFrame, await besideFigure(bareTable, target)];
}

/** All lessons held, the first two units paid, the third one open: every cell has something to tell. */
async function playedClass() {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils, content });
  const studentIds = pupils.map(({ actor }) => actor.id);
  for (const unit of [1, 2, 3] as const) {
    await closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(unit) });
    if (unit === 3) continue;
    await closeUnit(facilitator.actor, { classId, unit, typed: unit, ticked: [...warningCodes], understood: true });
  }
  return { classId, cookie: facilitator.cookie, lastName: pupils.at(-1)?.actor.name ?? '' };
}

import { operation } from '@/lib/platform/http/operation';
import type { adjustPoints } from './commands/adjust-points';
import type { closeUnit } from './commands/close-unit';
import type { classPerformance } from './queries/class-performance';
import type { studentPortfolio } from './queries/student-portfolio';
import type { studentProgress } from './queries/student-progress';
import type { studentReport } from './queries/student-report';
import type { unitPreview } from './queries/unit-preview';
import type { unitsOfClass } from './queries/units-of-class';

const path = '/turmas/{id}/units';
const params = { id: 'classId', unit: 'unit' };

export const unitsOfClassOp = operation<typeof unitsOfClass>({
  method: 'GET',
  path,
  params: { id: 'classId' },
  summary: 'The units of a class: closed when, or what forbids closing them',
});

export const unitPreviewOp = operation<typeof unitPreview>({
  method: 'GET',
  path: `${path}/{unit}/preview`,
  params,
  summary: 'What closing a unit would give each student, and what is to be read first; of a closed one, what it gave',
});

export const closeUnitOp = operation<typeof closeUnit>({
  method: 'POST',
  path: `${path}/{unit}/close`,
  params,
  summary: 'Close a unit for good and pay its points; a second press is answered with the first one’s result',
});

export const adjustPointsOp = operation<typeof adjustPoints>({
  method: 'POST',
  path: `${path}/{unit}/adjustments`,
  params,
  summary: 'Add a line with a reason to what a closed unit paid a student',
});

export const studentProgressOp = operation<typeof studentProgress>({
  method: 'GET',
  path: '/Alunos/progresso',
  summary: "The modules that a student was and is in, with their points, line by line; the caller's own without an id",
});

export const classPerformanceOp = operation<typeof classPerformance>({
  method: 'GET',
  path: '/turmas/{id}/performance',
  params: { id: 'classId' },
  summary: 'The students of a class: what counts of each of them in the module, and what it is worth, line by line',
});

export const studentReportOp = operation<typeof studentReport>({
  method: 'GET',
  path: '/Alunos/{id}/report',
  params: { id: 'id' },
  summary: "One student's modules as a school hands them out: attendance, grades, points and honors",
});

export const studentPortfolioOp = operation<typeof studentPortfolio>({
  method: 'GET',
  path: '/Alunos/portifolio',
  summary: "What a student made and earned, module by module; the caller's own without an id",
});

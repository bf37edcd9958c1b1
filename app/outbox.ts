import { defineOutbox } from '@/lib/access/define-outbox';
import { POST as markAnnouncementsSeen } from './api/anuncios/seen/route';
import { POST as updateCourse } from './api/Cursos/[id]/route';
import { PUT as createCourse } from './api/Cursos/route';
import { POST as markMuralSeen } from './api/murals/seen/route';
import { POST as takeAttendance } from './api/turmas/[id]/lessons/[number]/attendance/route';
import { POST as valueChallenges } from './api/turmas/[id]/lessons/[number]/challenges/route';
import { POST as closeLesson } from './api/turmas/[id]/lessons/[number]/close/route';
import { POST as moveDoubt } from './api/turmas/[id]/lessons/[number]/doubts/[doubtId]/state/route';
import { POST as withdrawDoubt } from './api/turmas/[id]/lessons/[number]/doubts/[doubtId]/withdraw/route';
import { POST as askDoubt } from './api/turmas/[id]/lessons/[number]/doubts/route';
import { POST as keyInSliders } from './api/turmas/[id]/lessons/[number]/selfAssessment/paper/route';
import { POST as assessLesson } from './api/turmas/[id]/lessons/[number]/selfAssessment/route';
import { POST as startLesson } from './api/turmas/[id]/lessons/[number]/start/route';
import { POST as markStep } from './api/turmas/[id]/lessons/[number]/steps/route';
import { POST as setSwitches } from './api/turmas/[id]/lessons/[number]/switches/route';
import { POST as setTimer } from './api/turmas/[id]/lessons/[number]/timer/route';
import { POST as gradeProject } from './api/turmas/[id]/projects/[project]/grades/route';
import { POST as checkChallenges } from './api/turmas/[id]/units/[unit]/challenges/check/route';
import { POST as tickChallenge } from './api/turmas/[id]/units/[unit]/challenges/route';
import { POST as gradePractice } from './api/turmas/[id]/units/[unit]/practice/route';

/** What a browser may keep until its line is back: every tap of a lesson, and every grade. None of them is ever renamed or removed. */
export const sendOutbox = defineOutbox([
  createCourse,
  updateCourse,
  startLesson,
  closeLesson,
  markStep,
  setTimer,
  setSwitches,
  takeAttendance,
  assessLesson,
  keyInSliders,
  valueChallenges,
  markMuralSeen,
  markAnnouncementsSeen,
  askDoubt,
  withdrawDoubt,
  moveDoubt,
  tickChallenge,
  checkChallenges,
  gradePractice,
  gradeProject,
]);

import * as z from 'zod/mini';
import { sectionLengthMax } from '../rules/sections';

export const SectionText = z.string().check(z.maxLength(sectionLengthMax));

export const sections = {
  materials: SectionText,
  steps: SectionText,
  activity: SectionText,
  questions: SectionText,
  facilitatorNotes: SectionText,
};

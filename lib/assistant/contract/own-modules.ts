import { operation } from '@/lib/platform/http/operation';
import type { ownModules } from '../queries/own-modules';

export const ownModulesOp = operation<typeof ownModules>({
  method: 'GET',
  path: '/chatgpt/own_modules',
  summary: "The modules of the caller's ongoing classes with their courses, the newest class first",
  names: { courseCode: 'curso', moduleCode: 'modulo' },
});

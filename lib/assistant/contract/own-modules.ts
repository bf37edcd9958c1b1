import { operation } from '@/lib/platform/http/operation';
import { OwnModules } from '../schemas/own-modules';
import { NoInput } from '../schemas/speech';

export const ownModulesOp = operation({
  method: 'GET',
  path: '/chatgpt/own_modules',
  summary: "The modules of the caller's ongoing classes with their courses, the newest class first",
  input: NoInput,
  reply: OwnModules,
  names: { courseCode: 'curso', moduleCode: 'modulo' },
});

import { everyone, nobody, type Reach } from '@/lib/access/reach';

/** Models and versions with what is right in them: whoever teaches or learns by them never comes this way. */
export const testModelReach: Reach<{ id?: { in: [] } }> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import type { createSchool } from './commands/create-school';
import type { storeSchoolLogo } from './commands/store-school-logo';
import type { updateSchool } from './commands/update-school';
import type { schoolById, schoolCard, schoolExists, schoolList, schoolLogo } from './queries';

const names = { name: 'nome', city: 'municipio', state: 'uf' };
const params = { id: 'id' };

export const readSchoolOp = operation<typeof schoolCard>({
  method: 'GET',
  path: '/Escolas/recuperarEscola',
  summary: "One school's card; without an id the school that is open",
  names,
});

export const listSchoolsOp = operation<typeof schoolList>({
  method: 'GET',
  path: '/Escolas',
  summary: 'Schools, a page at a time',
  names,
});

export const createSchoolOp = operation<typeof createSchool>({
  method: 'PUT',
  path: '/Escolas',
  summary: 'Insert a school',
  names,
});

export const schoolByIdOp = operation<typeof schoolById>({
  method: 'GET',
  path: '/Escolas/{id}',
  summary: 'One school',
  names,
  params,
});

export const updateSchoolOp = operation<typeof updateSchool>({
  method: 'POST',
  path: '/Escolas/{id}',
  summary: 'Update a school',
  names,
  params,
});

export const schoolExistsOp = operation<typeof schoolExists>({
  method: 'GET',
  path: '/Escolas/{id}/exists',
  summary: 'Whether there is such a school',
  names,
  params,
});

export const uploadSchoolLogoOp = operation<typeof storeSchoolLogo>({
  method: 'POST',
  path: '/Escolas/logos',
  summary: 'Upload a logo, to be named by a school that is then saved',
  body: 'file',
  bodyBytesMax: purposes['school-logo'].bytesMax,
});

export const readLogoOp = operation<typeof schoolLogo>({
  method: 'GET',
  path: '/files/school-logos/{name}',
  summary: 'The logo of a school',
  answer: 'file',
  params: { name: 'name' },
});

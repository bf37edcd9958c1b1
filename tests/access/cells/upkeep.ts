import { randomUUID } from 'node:crypto';
import { tipos } from '@/lib/access/actor';
import { failedNote } from '@/tests/support/jobs/failed-note';
import { storedMail } from '@/tests/support/mail/stored-mail';
import { toldError } from '@/tests/support/told-error';
import type { Cell } from './cell';

function ofMail(suffix = ''): Cell {
  const request = async () => {
    const { id } = await storedMail({ state: 'uncertain' });
    return { path: `/mails/${id}${suffix}`, params: { id } };
  };
  return { owner: 'admin', rows: 'catalogue', request };
}

export const upkeepCells: Record<string, Cell> = {
  'GET /diagnostics': {
    owner: 'instrutor',
    alsoMay: tipos.filter((tipo) => tipo !== 'aluno'),
    rows: 'catalogue',
    request: async () => ({ path: '/diagnostics' }),
  },
  'POST /LogSistema/salvamentoLog/publico': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({
      path: '/LogSistema/salvamentoLog/publico',
      body: { login: 'x', tipo: 'aluno', error: 'broken', info: 'at Panel', accessToken: randomUUID() },
    }),
  },
  'GET /clientErrors': { owner: 'admin', rows: 'catalogue', request: async () => ({ path: '/clientErrors' }) },
  'POST /clientErrors/{id}/solve': {
    owner: 'admin',
    rows: 'catalogue',
    request: async () => {
      const id = await toldError();
      return { path: `/clientErrors/${id}/solve`, params: { id }, body: {} };
    },
  },
  'GET /jobs/failed': { owner: 'admin', rows: 'catalogue', request: async () => ({ path: '/jobs/failed' }) },
  'POST /jobs/failed/{id}/retry': {
    owner: 'admin',
    rows: 'catalogue',
    request: async () => {
      const id = await failedNote();
      return { path: `/jobs/failed/${id}/retry`, params: { id } };
    },
  },
  'GET /mails': { owner: 'admin', rows: 'catalogue', request: async () => ({ path: '/mails' }) },
  'GET /mails/{id}': ofMail(),
  'POST /mails/{id}/send': ofMail('/send'),
  'POST /mails/{id}/accept-address': ofMail('/accept-address'),
  'POST /mails/test': {
    owner: 'admin',
    rows: 'catalogue',
    request: async () => ({ path: '/mails/test', body: { address: 'ana@casa.example' } }),
  },
};

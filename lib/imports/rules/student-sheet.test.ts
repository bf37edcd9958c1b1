import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en/imports.json';
import pt from '@/messages/pt-BR/imports.json';
import { headerProblems } from './sheet';
import { dayOf, schoolYearOf, sexOf } from './student-cells';
import { readStudentRecords, type StudentKey, studentColumns, studentKeys } from './student-sheet';

const today = '2026-11-23';
const right: Record<StudentKey, string> = {
  name: 'Ana Lima',
  login: 'ana.lima',
  registrationNumber: '2026001',
  schoolYear: '7º ano',
  className: '7º A',
  birthDate: '05/03/2014',
  sex: 'F',
  nickname: 'Aninha',
  providerId: 'p-1',
  firstName: 'Bia Lima',
  firstEmail: 'bia@example.org',
  secondName: '',
  secondEmail: '',
};

function faults(...records: Partial<Record<StudentKey, string>>[]) {
  const given = records.map((cells, index) => {
    const all = { ...right, ...cells };
    return { line: index + 2, cells: studentKeys.map((key) => all[key]) };
  });
  return readStudentRecords(given, today).flatMap(({ line, problems }) =>
    problems.map(({ path, code }) => `${line} ${path} ${code}`),
  );
}

describe('a file of students', () => {
  it.each([pt, en])('has the labels of the template', ({ column }) => {
    expect(
      headerProblems(
        studentKeys.map((key) => column[key]),
        studentColumns,
      ),
    ).toEqual([]);
  });

  it('is taken when nothing is wrong, with all that is optional left blank', () => {
    expect(faults(right)).toEqual([]);
    const blank = Object.fromEntries(studentKeys.map((key) => [key, '']));
    expect(faults({ ...blank, name: 'Ana', schoolYear: '7' })).toEqual([]);
  });

  it.each([
    [{ name: '' }, '2 name mandatory'],
    [{ name: 'Ana <b>' }, '2 name character'],
    [{ login: 'ana lima' }, '2 login character'],
    [{ schoolYear: '' }, '2 schoolYear mandatory'],
    [{ schoolYear: '10º ano' }, '2 schoolYear school-year'],
    [{ birthDate: '31/02/2014' }, '2 birthDate day'],
    [{ birthDate: '24/11/2026' }, '2 birthDate day-to-come'],
    [{ sex: 'x' }, '2 sex sex'],
    [{ nickname: 'a'.repeat(61) }, '2 nickname too-long'],
    [{ registrationNumber: '1\u202e2' }, '2 registrationNumber character'],
    [{ firstEmail: '' }, '2 firstEmail mandatory'],
    [{ firstName: '' }, '2 firstName mandatory'],
    [{ firstEmail: 'bia@exâmple.org' }, '2 firstEmail email-character'],
    [{ secondEmail: 'caio@example.org' }, '2 secondName mandatory'],
  ])('refuses %j by its column: %s', (cells, fault) => expect(faults(cells)).toEqual([fault]));

  it('tells the line that repeats what names a pupil', () => {
    const other = { name: 'Caio Reis', firstName: '', firstEmail: '' };
    const repeats = faults(right, { ...other, login: 'ANA.LIMA' });
    expect(repeats).toEqual([
      '3 login line-repeated',
      '3 registrationNumber line-repeated',
      '3 providerId line-repeated',
    ]);
    expect(
      faults({ registrationNumber: '7-x' }, { ...other, login: '', providerId: '', registrationNumber: '7-X' }),
    ).toEqual(['3 registrationNumber line-repeated']);
    const unnamed = { login: '', registrationNumber: '', providerId: '' };
    expect(faults(unnamed, unnamed)).toEqual(['3 name name-repeated']);
    expect(faults(unnamed, { ...unnamed, birthDate: '06/03/2014' })).toEqual([]);
  });

  it('tells a name that stands once with a number and once without, whichever comes first: it may be one pupil', () => {
    const unnamed = { login: '', registrationNumber: '', providerId: '' };
    expect(faults(right, unnamed)).toEqual(['3 name name-repeated']);
    expect(faults({ ...unnamed, birthDate: '' }, right)).toEqual(['2 name name-repeated']);
    expect(faults(unnamed, { ...unnamed, birthDate: '' })).toEqual(['3 name name-repeated']);
    expect(faults(right, { ...unnamed, birthDate: '06/03/2014' })).toEqual([]);
  });
});

describe('what schools write', () => {
  it.each([
    ['7', 'EF7'],
    ['7º ano', 'EF7'],
    ['7o Ano do Ensino Fundamental', 'EF7'],
    ['EF9', 'EF9'],
    ['Grade 3', 'EF3'],
    ['1ª série', 'EM1'],
    ['2º ano EM', 'EM2'],
    ['3º ano do ensino médio', 'EM3'],
    ['EM1', 'EM1'],
    ['4ª série', null],
    ['0', null],
    ['sétimo', null],
  ])('is a school year: %s', (text, year) => expect(schoolYearOf(text)).toBe(year));

  it('is a day that the calendar has, and the same one however it is written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-').map(Number);
        expect([dayOf(iso), dayOf(`${date}/${month}/${year}`), dayOf(`${date}.${month}.${year}`)]).toEqual([
          iso,
          iso,
          iso,
        ]);
      }),
    );
    expect(['30/02/2014', '00/01/2014', '2014-13-01', '5 de março', '1/1/14', '1899-12-31'].map(dayOf)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it.each([
    ['f', 'female'],
    ['Masculino', 'male'],
    ['', null],
  ])('is a sex: %j', (text, sex) => expect(sexOf(text)).toBe(sex));
});

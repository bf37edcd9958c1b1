import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LessonFile, parseLesson } from './lesson-file';

const folder = fileURLToPath(new URL('content/', import.meta.url));

type Part = { number: number; name: string; summary?: string };

/** A module as module.json tells it. */
export type ModuleFile = {
  code: string;
  name: string;
  summary: string;
  guardianTips?: string;
  units: { number: number; objective: string; mission?: { name: string; challenges: string[] } }[];
  projects?: Part[];
  tests?: Part[];
  glossary?: { term: string; meaning: string }[];
};

function json<T>(path: string): T {
  return JSON.parse(readFileSync(folder + path, 'utf8')) as T;
}

export function moduleFile(code: string): ModuleFile {
  return json(`${code}/module.json`);
}

/** In the order of their files' names. */
export function lessonFiles(moduleCode: string): LessonFile[] {
  const files = readdirSync(folder + moduleCode).filter((name) => name.endsWith('.md'));
  return files.sort().map((name) => parseLesson(readFileSync(`${folder}${moduleCode}/${name}`, 'utf8')));
}

/** What BNCC Computação asks for, as far as the demo's lessons name it. */
export function skillFile(): { code: string; axis: string; year: string; text: string }[] {
  return json('skills.json');
}

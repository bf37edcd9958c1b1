import type { Destination } from '@/lib/assistant/rules/subjects';
import { links as ofCourses } from '@/lib/courses/links';
import { links as ofKnowledge } from '@/lib/knowledge-base/links';
import { links as ofMural } from '@/lib/mural/links';

/** The page that a subject leads to (§2), without language. The panel takes no more addresses than these. */
export function addressOf(destination: Destination): string {
  switch (destination.to) {
    case 'lesson':
      return ofCourses.lesson(destination);
    case 'module':
      return ofCourses.courseModule(destination.course, destination.module);
    case 'course':
      return ofCourses.course(destination.code);
    case 'base':
      return `${ofKnowledge.knowledgeOrigin(destination.origin)}#base-${destination.id}`;
    case 'topic':
      return ofKnowledge.topic(destination.id);
    case 'knowledgeBase':
      return ofKnowledge.knowledgeBase();
    case 'projects':
      return ofCourses.projects();
    case 'mural':
      return ofMural.mural();
  }
}

/** As a tap on a link: a form that holds unsaved text asks first, and a slow line shows the loader. */
export function follow(address: string, push: (address: string) => void): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    push(address);
  });
  document.body.append(link);
  link.click();
  link.remove();
}

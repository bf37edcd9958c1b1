import type { Destination } from '@/lib/assistant/rules/subjects';
import { links } from '@/lib/links';

/** The page that a subject leads to (§2), without language. */
export function addressOf(destination: Destination): string {
  switch (destination.to) {
    case 'lesson':
      return links.lesson(destination);
    case 'module':
      return links.courseModule(destination.course, destination.module);
    case 'course':
      return links.course(destination.code);
    case 'base':
      return `${links.knowledgeOrigin(destination.origin)}#base-${destination.id}`;
    case 'topic':
      return links.topic(destination.id);
    case 'knowledgeBase':
      return links.knowledgeBase();
    case 'projects':
      return links.projects();
    case 'mural':
      return links.mural();
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

import { live } from '@/app/live';
import { serveLive } from '@/lib/access/live/serve-live';

export const GET = serveLive(live);

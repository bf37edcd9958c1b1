/** One drawing for every size. Where no page names it, browsers ask for public/favicon.ico. */
export const icons = { icon: '/favicon.svg' };

/** Our face, in two moods. */
export const robots = { up: '/robot.svg#up', asleep: '/robot.svg#asleep' };

export const lostRobot = '/lost-robot.svg#robot';

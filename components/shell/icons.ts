/** One drawing for every size. Where no page names it, browsers ask for public/favicon.ico. */
export const icons = { icon: '/favicon.svg' };

export const lostRobot = '/lost-robot.svg#robot';

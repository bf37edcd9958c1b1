import bareDynamicPage from '../../../../bench/dynamic/page';

/** The bare dynamic page as a page of ours: inside the menu, the notices and the session of whoever is signed in. */
export default bareDynamicPage;

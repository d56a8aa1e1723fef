/** For other rooms' tests of the page: a real browser over WebDriver. Nothing of this is in the build. */
export { Driver, freePort, pause, until, type Browser } from './browser.behaviour-spec.ts';

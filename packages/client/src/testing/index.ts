export { type FakeApi, type FakeCall, type FakeHandlers, fakeApi, never, type Route, refusal } from './fakeApi'

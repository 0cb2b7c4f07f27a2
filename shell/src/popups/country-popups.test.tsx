import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses } from '@meowtale/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CountryPickerPopup, CountrySelectorPopup } from './country-choice-popup.tsx';
import { CountryPopup } from './country-popup.tsx';
import { renderPopup } from './test-popup.tsx';

const LISTED = [
  { alpha2Code: 'TW', nativeName: '臺灣', flag: '🇹🇼' },
  { alpha2Code: 'DE', nativeName: 'Deutschland', flag: '🇩🇪' },
  { alpha2Code: 'US', nativeName: 'United States', flag: '🇺🇸' },
  { alpha2Code: 'XX', nativeName: 'Atlantis', flag: '' },
];

const fetched = jest.fn<typeof fetch>();
const answerCountries = () => fetched.mockImplementation(async () => new Response(JSON.stringify(LISTED)));
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetched;
  answerCountries();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const names = (role: 'radio' | 'checkbox') => screen.getAllByRole(role).map((box) => box.closest('label')?.textContent);
const press = (name: string) => screen.getByRole('button', { name });

test('the selector offers each country with flag, native name and ours, in our order', async () => {
  const { close, person } = renderPopup(CountrySelectorPopup, { value: 'us' });
  await screen.findByRole('radio', { name: 'Deutschland Germany' });
  expect(names('radio')).toEqual(['🇩🇪Deutschland Germany', '🇹🇼臺灣 Taiwan', '🇺🇸United States']);
  expect(screen.getByRole('radio', { name: 'United States' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Deutschland Germany' }));
  await person.click(press('Choose'));
  expect(close).toHaveBeenCalledWith('de');
});

test.each(['Germany', 'deutsch', 'DE'])('%s finds Germany', async (typed) => {
  const { person } = renderPopup(CountrySelectorPopup, {});
  await screen.findByRole('radio', { name: 'Deutschland Germany' });
  expect(press('Choose')).toBeDisabled();
  await person.type(screen.getByRole('searchbox', { name: 'Find a country' }), typed);
  expect(names('radio')).toEqual(['🇩🇪Deutschland Germany']);
});

test('text that matches no country says so', async () => {
  const { person } = renderPopup(CountrySelectorPopup, {});
  await screen.findByRole('radio', { name: 'Deutschland Germany' });
  await person.type(screen.getByRole('searchbox', { name: 'Find a country' }), 'Atlantis');
  expect(screen.getByText('No country found')).toBeInTheDocument();
});

test('the picker returns several, of those offered', async () => {
  const { close, person } = renderPopup(CountryPickerPopup, { values: ['tw'], countries: ['tw', 'de'], confirmLabel: 'Add them' });
  await person.click(await screen.findByRole('checkbox', { name: 'Deutschland Germany' }));
  expect(names('checkbox')).toHaveLength(2);
  await person.click(press('Add them'));
  expect(close).toHaveBeenCalledWith(['tw', 'de']);

  await person.click(screen.getByRole('checkbox', { name: 'Deutschland Germany' }));
  await person.click(screen.getByRole('checkbox', { name: '臺灣 Taiwan' }));
  expect(press('Add them')).toBeDisabled();
});

test('countries that can’t be fetched show an error, and are fetched again on retry', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  const { person } = renderPopup(CountrySelectorPopup, {});
  expect(await screen.findByText('The countries could not be loaded.')).toBeInTheDocument();
  answerCountries();
  await person.click(press('Try again'));
  expect(await screen.findByRole('radio', { name: 'Deutschland Germany' })).toBeInTheDocument();
});

const nobodysYet = { ...mira, country: null };
const choice = () => screen.getByRole('combobox', { name: 'Country' });

async function chooseGermany(responses: Responses) {
  const popup = renderPopup(CountryPopup, {}, { responses, person: nobodysYet });
  await waitFor(() => expect(choice()).toBeEnabled());
  await popup.person.click(choice());
  await popup.person.click(await screen.findByRole('option', { name: '🇩🇪 Deutschland · Germany' }));
  await popup.person.click(press('Choose'));
  return popup;
}

test('the dropdown waits until the countries are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => promise);
  renderPopup(CountryPopup, {}, { person: nobodysYet });
  expect(choice()).toBeDisabled();
  expect(choice()).toHaveAttribute('placeholder', 'Loading countries…');
  await act(async () => resolve(new Response(JSON.stringify(LISTED))));
  await waitFor(() => expect(choice()).toBeEnabled());
});

test('the effect of the country is stated first, it is confirmed once more, and then it is set and prices are queried again', async () => {
  const set = jest.fn(({ country }: { country: string }) => ({ setUserCountry: { __typename: 'User', uuid: mira.uuid, country } }));
  const { host, close } = await chooseGermany({ shellSetCountry: set });
  expect(screen.getByRole('dialog', { name: 'Do you live here: Germany?' })).toHaveTextContent('This can’t be changed later.');
  expect(set).not.toHaveBeenCalled();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await act(async () => press('Yes, I live there').click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(close).toHaveBeenCalledWith('de');
  expect(host.session.refresh).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(set).toHaveBeenCalledTimes(2);
});

test('cancelling leads back to the choice', async () => {
  const { person } = await chooseGermany({});
  await person.click(press('Back'));
  expect(screen.getByRole('dialog', { name: 'Where do you live?' })).toHaveTextContent('it can’t be changed later');
  expect(choice()).toHaveValue('🇩🇪 Deutschland · Germany');
});

test('a country chosen in another tab meanwhile is shown, with a message', async () => {
  const set = () => {
    throw new Refusal({
      code: 'input/conflict',
      status: 409,
      fields: [{ path: 'country', key: 'invalid.chosen-once', params: { country: 'tw' } }],
    });
  };
  const { host, close, person } = await chooseGermany({ shellSetCountry: set });
  await person.click(press('Yes, I live there'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your country can’t be changed any more.');
  expect(host.session.refresh).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

test('another error is shown, and the action can be repeated', async () => {
  const set = () => {
    throw new Refusal({ code: 'service/unavailable', status: 503 });
  };
  const { host, person } = await chooseGermany({ shellSetCountry: set });
  await person.click(press('Yes, I live there'));
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for service/unavailable");
  expect(host.session.refresh).not.toHaveBeenCalled();
  expect(press('Yes, I live there')).toBeEnabled();
});

test('after the choice the country is shown, without a selector', async () => {
  renderPopup(CountryPopup, {}, { person: { ...mira, country: 'tw' } });
  expect(await screen.findByText('臺灣')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Where do you live?' })).toHaveTextContent('Your country can’t be changed any more.');
  expect(screen.queryByRole('combobox')).toBeNull();
});

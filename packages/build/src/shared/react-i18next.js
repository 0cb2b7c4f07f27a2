// What our pages use of react-i18next. Whole, it brings three readers of markup along, and what is shared is never shaken.
export { I18nextProvider } from '../../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { initReactI18next } from '../../../../node_modules/react-i18next/dist/es/initReactI18next.js';
export { useTranslation } from '../../../../node_modules/react-i18next/dist/es/useTranslation.js';

import { RichTextInput } from 'ra-input-rich-text'
import { ResourceContextProvider, SimpleForm, TextInput } from 'react-admin'
import { typedArticle } from '../typedArticle.ts'

const record = { id: 1, title: '摆渡人的冬天', body: typedArticle() }

/** What the tutorial makes of a form with rich text. */
export default function TypingForm() {
  return (
    <ResourceContextProvider value="articles">
      <SimpleForm record={record}>
        <TextInput source="title" />
        <RichTextInput source="body" />
      </SimpleForm>
    </ResourceContextProvider>
  )
}
